"""Qt's own widgets in the colours of the screens."""

from __future__ import annotations

from dealer_assist.overlay import looks


def style() -> str:
    size = round(13 * looks.worn().scale / 100)
    c = {name: getattr(looks, name).name() for name in ("GROUND", "PANEL", "RAISED", "EDGE", "INK", "SOFT", "YELLOW",
                                                        "ORANGE", "SKY", "DARK")}
    families = ", ".join(f'"{family}"' for family in looks.families())
    return f"""
    QWidget {{ background: {c['GROUND']}; color: {c['INK']}; font-family: {families}; font-size: {size}px; }}
    QLineEdit, QPlainTextEdit, QComboBox, QListWidget, QTreeWidget, QListView, QTextBrowser {{
        background: {c['PANEL']}; border: 1px solid {c['EDGE']}; border-radius: 4px; padding: 3px;
        selection-background-color: {c['RAISED']}; selection-color: {c['INK']}; }}
    QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QListWidget:focus, QTreeWidget:focus, QListView:focus,
    QCheckBox:focus, QPushButton:focus {{ border: 2px solid {c['YELLOW']}; }}
    QComboBox QAbstractItemView {{ background: {c['PANEL']}; selection-background-color: {c['RAISED']}; }}
    QTreeWidget::item:selected, QListWidget::item:selected {{ background: {c['EDGE']}; }}
    QHeaderView::section {{ background: {c['GROUND']}; color: {c['SOFT']}; border: 0; padding: 3px; }}
    QPushButton {{ background: {c['RAISED']}; border: 1px solid {c['EDGE']}; border-radius: 5px; padding: 7px 14px;
        font-weight: bold; }}
    QPushButton#language, QPushButton#help, QPushButton#waiting {{ padding: 3px 10px;
        max-height: {round(size * 1.5)}px; }}
    FilmBar QPushButton, QPushButton[tab="true"] {{ padding: 2px 6px; min-width: {size}px;
        min-height: {round(size * 1.6)}px; max-height: {round(size * 1.6)}px; font-size: {size - 1}px; }}
    FilmBar QPushButton:checked, QPushButton[tab="true"]:checked {{ background: {c['EDGE']};
        border: 1px solid {c['YELLOW']}; }}
    QPushButton:pressed {{ background: {c['EDGE']}; }}
    QPushButton:disabled, QLineEdit:disabled {{ color: {c['SOFT']}; border: 1px dashed {c['EDGE']}; }}
    QLabel[soft="true"] {{ color: {c['SOFT']}; }}
    QLabel#export\\.about {{ font-weight: bold; font-size: {round(size * 1.15)}px; }}
    QLabel#payout\\.title {{ font-weight: bold; font-size: {round(size * 1.3)}px; }}
    QCheckBox {{ border: 2px solid {c['GROUND']}; }}
    Paying QCheckBox {{ font-weight: bold; }}
    QLabel#said {{ color: {c['ORANGE']}; font-weight: bold; min-height: {round(size * 1.6)}px; }}
    QLabel#said[fine="true"] {{ color: {c['SKY']}; }}
    QPushButton#waiting {{ color: {c['SOFT']}; background: {c['GROUND']}; border: 0; font-weight: normal; }}
    QPushButton#waiting[open="true"] {{ color: {c['DARK']}; background: {c['YELLOW']}; border-radius: 4px;
        font-weight: bold; }}
    QCheckBox::indicator {{ width: {size}px; height: {size}px; border: 2px solid {c['SOFT']}; border-radius: 3px; }}
    QCheckBox::indicator:checked {{ background: {c['YELLOW']}; border: 2px solid {c['INK']}; border-radius: 7px; }}
    QProgressBar {{ background: {c['PANEL']}; border: 1px solid {c['EDGE']}; border-radius: 4px; text-align: center;
        min-height: {round(size * 1.7)}px; }}
    QProgressBar::chunk {{ background: {c['EDGE']}; border-radius: 3px; }}
    QSplitter::handle {{ background: {c['EDGE']}; width: 2px; }}
    QScrollBar {{ background: {c['GROUND']}; width: 12px; height: 12px; }}
    QScrollBar::handle {{ background: {c['EDGE']}; border-radius: 4px; min-height: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    """
