"""`python -m dealer_assist.training fetch|scenes|detector|classifier|export|evaluate`"""

from dealer_assist.training.command import main

raise SystemExit(main())
