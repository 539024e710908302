"""`python -m hexmonger.cli` is `hexmonger`."""

from hexmonger.cli import main

if __name__ == "__main__":
    main()
