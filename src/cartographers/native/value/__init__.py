"""What a sheet is worth: features, outlook and a linear model."""
