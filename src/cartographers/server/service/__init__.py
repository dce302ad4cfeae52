"""What people can ask for, whoever carries the question: endpoints for requests, and the readers of a room."""
