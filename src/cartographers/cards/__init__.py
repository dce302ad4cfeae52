"""What is printed on cards and sheets: data in TOML, frozen values in Python."""
