"""Sheets to draw on and finished maps as PDF files, without any library. Imports: board, cards, picture."""
