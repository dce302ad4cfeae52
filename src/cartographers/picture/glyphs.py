"""The symbols, drawn for this project: each lies around (0, 0) in a space 60 wide.

Classes name the ink and the pigments (see tokens); `deep` is the colour that the symbol itself is given.
"""

from cartographers.picture.tokens import PIGMENTS

GLYPHS: dict[str, str] = {
    # Terrains: exactly one of these stands on a space.
    "forest": """
        <path class="shade" d="M-15 17.5q15 4.5 31 .2q-7 3.2-15 3.2t-16-3.4z"/>
        <path class="pale ink" d="M-2.2 8L-3 18.5q3 1 6.2 0L2.4 8z"/>
        <path class="deep ink" d="M-4.5 9.5C-12 11.5-17.5 5-14.2-.8C-19-6-15-14-8.8-13.2C-7.5-20.5 3.5-22.5 7-16.2
          C13.5-18 18.2-11 14.8-6.2C19-2 16.5 6.5 9.8 6.5C8 11 .5 12.5-4.5 9.5z"/>
        <path class="fine" d="M4-13.5q5 .5 5.5 5M10.5-6.5q4 2.5 1 7M2-5.5q5 1 4 6M4 5.5q3.5 0 5-2.5M-6 4.5
          q-3-.5-4-3.5"/>
        <path class="light" d="M-10.5-7.5q1-3.8 5-3.8M-11 .8q-.5-2 .8-3.6"/>""",
    "village": """
        <path class="shade" d="M-15 16.5h33q-2 4-8 4h-20z"/>
        <path class="dim ink" d="M2.5-2H15.5V17H2.5z"/>
        <path class="pale ink" d="M-15.5 17V-2L-6.2-13.5L3-2V17z"/>
        <path class="deep ink" d="M-6.2-13.5H8.6L18.5-1.5H3.2z"/>
        <path class="ink deep" d="M8.5-13.5V-20.5H13V-8.2"/>
        <path class="deep ink" d="M-9.3 17V9.2a3 3 0 0 1 6 0V17z"/>
        <path class="fine" d="M-3.5-10.8H10.5M-1.3-7.8H13M1-4.8H15.5M7.5 4.2h4.4v4.6h-4.4zM9.7 4.2v4.6M-7.8-3.6h3.2"/>
        <path class="ink" d="M-17.5-.4L-6.2-14.4L4-1.2"/>""",
    "farm": """
        <ellipse class="clear" rx="17" ry="21"/>
        <g class="ink">
          <path d="M0 20Q.5 4 0-8M-1 20Q-4 6-10-4M1 20Q4 6 10-4"/>
          <path class="deep" d="M0-21q3.6 4 0 8.5q-3.6-4.5 0-8.5z"/>
          <path class="deep" d="M.2-6.5q.5-5.5 5.6-6.8q.4 5.6-5.6 6.8zM.2-.2q.5-5.5 5.6-6.8q.4 5.6-5.6 6.8z"/>
          <path class="deep" d="M-.2-6.5q-.5-5.5-5.6-6.8q-.4 5.6 5.6 6.8zM-.2-.2q-.5-5.5-5.6-6.8q-.4 5.6 5.6 6.8z"/>
          <path class="deep" d="M10.2-4q4.7-2.7 4.2-8.2q-5.3 2-4.2 8.2zM8 2.2q1.8-5 7.4-5q-1.4 5.4-7.4 5z"/>
          <path class="deep" d="M-10.2-4q-4.7-2.7-4.2-8.2q5.3 2 4.2 8.2zM-8 2.2q-1.8-5-7.4-5q1.4 5.4 7.4 5z"/>
          <path d="M-3.8 9.5Q0 11.5 3.8 9.5M-3.6 11.8Q0 13.8 3.6 11.8"/>
        </g>""",
    "water": """
        <g class="wave">
          <path d="M-19-4.5C-15.5-12.5-8.5-12.5-6.5-6.8C-5.6-3.6-9-2-10.3-4.2M-6.8-4.5C-3-12.5 4-12.5 5.8-6.8
            C6.6-3.6 3.4-2 2-4.2M5.6-4.5C9-12 15.5-12 18.8-5.2"/>
          <path d="M-13.5 8C-10.5 1.8-4.5 1.6-2.6 6.4C-1.9 9.4-4.6 10.6-5.8 8.8M-2.8 8C.5 1.8 6.5 1.6 8.2 6.4
            C8.9 9.4 6.2 10.6 5 8.8M8 8C10 4.2 13 3.2 15.5 4.6"/>
        </g>""",
    "hero": """
        <path class="deep ink" d="M-14.5-13Q-7-13.2 0-17.5Q7-13.2 14.5-13.2V1Q13 13.5 0 20.5Q-13 13.5-14.5 1z"/>
        <path class="pale ink" d="M-10.8-9.6Q-5-10 0-13.2Q5-10 10.8-9.7V.8Q9.6 10.5 0 16Q-9.6 10.5-10.8.8z"/>
        <path class="deep" d="M0-13.2Q5-10 10.8-9.7V.8H0zM0 .8V16Q-9.6 10.5-10.8.8z"/>
        <path class="pale ink" d="M-1.8-9.5L0-12.5L1.8-9.5V5.5H-1.8z"/>
        <path class="ink" d="M-5.5 5.5H5.5M0 5.5V10.5"/>
        <circle class="pale ink" cx="0" cy="11.6" r="1.7"/>""",
    # Stands between two trees of one forest.
    "fir": """
        <path class="ink" d="M0 5.5V9.5"/>
        <path class="deep ink" d="M0-10L4.2-3L2.6-3.3L6.6 5.2Q0 7.6-6.6 5.2L-2.6-3.3L-4.2-3z"/>
        <path class="fine" d="M1-4.5l2 3.5M1.5 1l2 3"/>""",
    # Printed on the sheet, or done to it.
    "mountain": """
        <path class="shade" d="M-27 22q26 5 54-.5q-8 4.5-27 4.5t-27-4z"/>
        <path class="pale ink" d="M1 22L14.5-9.5Q21 6 27.5 22z"/>
        <path class="rock" d="M14.5-9.5L13 0L17 8L14 15L17.5 22H27.5Q21 6 14.5-9.5z"/>
        <path class="pale ink" d="M-27.5 22Q-17-2-8.5-24Q3 2 13.5 22z"/>
        <path class="rock" d="M-8.5-24L-6.5-12L-10-4L-4.5 5L-7 13L-2.5 22H13.5Q3 2-8.5-24z"/>
        <path class="ink" d="M-8.5-24L-6.5-12L-10-4L-4.5 5L-7 13L-2.5 22"/>
        <path class="fine" d="M-5-13.5L-1.5-6.5M-5.8-8L1.5 3M-6.5-2.5L5 11.5M-3 6.5L8.5 18.5M-5 12.5L2.5 21M15.5-3.5
          L20 5M15 3.5L23 14.5M16.5 11.5L23.5 20"/>
        <path class="fine" d="M-14-8.5L-12-5.5L-15-2M-18 1.5L-15.5 5L-18.5 9M-12 9L-14 14.5M-22 12.5L-20.5 16"/>""",
    "ruins": """
        <g class="ink">
          <path class="pale" d="M-20 20.5V16.5H-7V20.5zM-17.5 16.5V-9.5H-9.5V16.5zM-19.5-9.5V-13.5H-7.5V-9.5z"/>
          <path class="pale" d="M-20.5-13.5V-19.5L-3-21.5L3.5-17L1-14.5L-1.5-12.5L-5.5-13.5z"/>
          <path class="pale" d="M7 20.5V16.5H20V20.5zM9.5 16.5V-1L12-3.5L13.5.5L17.5-5V16.5z"/>
          <path class="pale" d="M-4 20.5L-5 15.5L0 12.5L4 15.5L3.5 20.5z"/>
          <path d="M-24 20.5H24"/>
        </g>
        <path class="fine" d="M-14.8-6.5V13M-12-6.5V9M12.2 3.5V13.5M14.8 2V10M-16.5-17H-10M-.5 12.5L-1 17M-8-20.5
          L-7.5-16.5"/>""",
    "mark": """
        <path class="halo" d="M-20-11V-20H-11M11-20H20V-11M20 11V20H11M-11 20H-20V11"/>
        <path class="mark" d="M-20-11V-20H-11M11-20H20V-11M20 11V20H11M-11 20H-20V11"/>""",
    "cross": """
        <path class="mark thin" d="M-6.5-6.5L6.5 6.5M6.5-6.5L-6.5 6.5"/>""",
    "scribble": """
        <path class="scratch" d="M-24-17L-13-24.5L-23-6L-3-24L-23.5 6L8-24L-23 16.5L17.5-23.5L-20 24L24-18L-9 24.5
          L24.5-7
          L1 24.5L24.5 5L11.5 24.5L24 15.5"/>
        <path class="scratch two" d="M-21 20Q-3 6 22-21M-24 9Q2-2 14-24M-10 24Q14 4 25-5"/>""",
    # Masks of monsters, pale on a dark space.
    "dragon": """
        <path class="mask" d="M-7.5-8C-12.5-12-17-16-17.5-23C-11-21.5-6-16.5-4-11.5H4C6-16.5 11-21.5 17.5-23
          C17-16 12.5-12 7.5-8L17-5.5L11 .5L14 6.5L7.5 6.5L6 17Q0 23-6 17L-7.5 6.5L-14 6.5L-11 .5L-17-5.5z"/>
        <path class="dark" d="M-8-3.5L-2 .5L-6.5 2zM8-3.5L2 .5L6.5 2z"/>
        <path class="dark-line" d="M-3 14.5l1.2-2.6M3 14.5l-1.2-2.6M0-9V-2.5M-3 18.2H3"/>""",
    "zombie": """
        <path class="mask" d="M-13-5C-13-20 12-22 13.5-6C14 0 12 3.5 9.5 5.5L9 14L4.5 12.5L3.5 18.5L-.5 15.5L-4 18.5
          L-5 13L-9 13.5L-9 5.5C-12 3.5-13 0-13-5z"/>
        <circle class="dark" cx="-5.8" cy="-3.2" r="4.2"/>
        <circle class="dark" cx="6.2" cy="-2.2" r="2.5"/>
        <path class="dark-line" d="M-1 3.8L1.5 6.5M-6 9.8H6M-3.5 8V11.6M0 8V11.6M3.5 8V11.6M3-16L7-10.5M3.5-12
          L7-14"/>""",
    "gorgon": """
        <g class="snakes">
          <path d="M-8-8C-17-8-12-19-20-17M-9-3C-19 0-17-9-24-6M-9.5 4C-17 8-18 1-23 6M-8 10C-13 16-17 10-20 16M-4-11
            C-7-18-12-17-10-24M8-8C17-8 12-19 20-17M9-3C19 0 17-9 24-6M9.5 4C17 8 18 1 23 6M8 10C13 16 17 10 20 16
            M4-11C7-18 12-17 10-24"/>
        </g>
        <path class="mask" d="M-10-3C-10-15 10-15 10-3C10 9 5 18.5 0 18.5C-5 18.5-10 9-10-3z"/>
        <path class="dark" d="M-7.5-2.5Q-4.5-6-1.5-2.5Q-4.5.2-7.5-2.5zM7.5-2.5Q4.5-6 1.5-2.5Q4.5.2 7.5-2.5z"/>
        <path class="dark-line" d="M-4 9.5Q0 7.5 4 9.5Q0 12.5-4 9.5M0 1V5.5"/>""",
    "troll": """
        <path class="mask" d="M-8-16Q0-21 8-16Q11.5-12 11.5-6L19-9.5Q19-2.5 13-.5Q19.5 5 15 12.5Q8 20.5 0 20.5
          Q-8 20.5-15 12.5Q-19.5 5-13-.5Q-19-2.5-19-9.5L-11.5-6Q-11.5-12-8-16z"/>
        <path class="dark" d="M-8-6.5H-2.5V-3.5Q-6-2.5-8-6.5zM8-6.5H2.5V-3.5Q6-2.5 8-6.5z"/>
        <path class="dark-line" d="M-9.5-8.8L-1.5-7.2M9.5-8.8L1.5-7.2M-4 2.5Q0-1 4 2.5M-10.5 11Q0 8 10.5 11"/>
        <path class="dark" d="M-8.5 10.5L-7 2.5L-4.5 9.6zM8.5 10.5L7 2.5L4.5 9.6z"/>""",
    "monster": """
        <path class="mask" d="M-14-20Q-7-17-5.5-11.5Q0-13.5 5.5-11.5Q7-17 14-20Q14.5-12 11.5-7Q14.5 6 0 18.5
          Q-14.5 6-11.5-7Q-14.5-12-14-20z"/>
        <path class="dark" d="M-9-4.5L-1.8.5L-6.5 2.5zM9-4.5L1.8.5L6.5 2.5z"/>
        <path class="dark-line" d="M-4.5 9L-2.2 7.2L0 9L2.2 7.2L4.5 9"/>""",
}

# Fills by layer; farm has two, since its furrows turn from space to space.
PATTERNS: dict[str, str] = {
    "forest": """width="30" height="30"><path d="M4 9l1.5-4 1.5 4M20 24l1.5-4 1.5 4M23 8l1-3 1 3"/>""",
    "village": """width="20" height="20"><path d="M2 5q3-4 6 0M12 15q3-4 6 0M12 5q3-4 6 0M2 15q3-4 6 0"/>""",
    "farm": """width="7.5" height="7.5" patternTransform="rotate(45)"><path d="M0 3.75H7.5"/>""",
    "farm-turned": """width="7.5" height="7.5" patternTransform="rotate(-45)"><path d="M0 3.75H7.5"/>""",
    "monster": """width="6" height="6" patternTransform="rotate(38)"><path d="M0 3H6M3 0V6"/>""",
    "wasteland": """width="60" height="60"><path d="M0 18L14 22L22 10L18 0M22 10L38 14L42 0M38 14L46 30L60 18M14 22
      L18 40L10 48L0 46M10 48L18 60M18 40L34 44L46 30M34 44L38 52L42 60M38 52L60 46"/>""",
}


def _symbol(name: str, drawing: str) -> str:
    pigment = PIGMENTS.get("forest" if name == "fir" else name)
    colour = f' color="{pigment.deep}"' if pigment else ""
    return f'<g id="{name}"{colour}>{" ".join(drawing.split())}</g>'


def _pattern(name: str, drawing: str) -> str:
    layer = name.partition("-")[0]
    return (
        f'<pattern id="{name}-fill" class="{layer}-fill" patternUnits="userSpaceOnUse" '
        f"{' '.join(drawing.split())}</pattern>"
    )


def definitions() -> str:
    """Every symbol and pattern once, to be placed by name."""
    symbols = [_symbol(name, drawing) for name, drawing in GLYPHS.items()]
    patterns = [_pattern(name, drawing) for name, drawing in PATTERNS.items()]
    return "\n".join(symbols + patterns)
