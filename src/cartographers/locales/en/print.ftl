# Printed sheets and posters: what stands on them, what the page and the terminal say of them.
print-name = Name
print-day = Day
print-coins = Coins
print-edicts = Edicts
print-total = Stars of the year
print-scan = Count it by phone
print-note = An unofficial fan-made sheet.
print-sum = { $stars } ★ · coins { $coins } · monsters { $monsters }

print-written = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-unknown-sheet = There is no sheet “{ $sheet }”; there are { $known }.
print-unknown-paper = There is no paper “{ $paper }”; there are { $known }.
print-long-link = A link of more than { $most } letters makes a code that no printer gets sharp.
print-one-kind = Print sheets or a poster, not both.

print-title = Print
print-lead = Sheets for pencils, in one ink. The game itself you buy in a shop: its cards are not printed here.
print-sheets = Sheets
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-per-page = On a page
print-one = One sheet
print-two = Two smaller ones
print-language-note = The words on the sheet are in your language.
print-save = Save as PDF
print-preview = Page { $page } of { $pages }
print-before = The page before
print-after = The next page
print-drawing = Drawing …
print-none = Choose a sheet.
print-scale = Print at full size (100 %): a space is { $space } mm wide.
print-poster = Print as a poster
print-poster-title = A poster of the map
