# Sentences of the commands.
