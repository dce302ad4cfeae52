# One clear sentence for every refusal of the core and of the notation.

## Playing

refusal-match-over = Partie už skončila.
refusal-unknown-seat = U tohoto stolu není hráč { $seat }.
refusal-turn-over = Tah { $turn } se teď nekreslí.
refusal-nothing-to-take-back = V tomto tahu ještě nemáš nic nakresleno.
refusal-nothing-to-draw = V tomto tahu nemáš co kreslit.
refusal-already-drawn = Už máš nakresleno; nejdřív to vezmi zpět.
refusal-off-sheet = Kresba potřebuje aspoň jedno pole a všechna musí ležet na mapě.
refusal-spaces-taken = Některá z těchto polí už jsou obsazená.
refusal-terrain-not-offered = Tenhle terén tu karta nenabízí: { $terrain }.
refusal-shape-not-offered = Tenhle tvar karta nenabízí.
refusal-ruins-not-covered = Tvar musí zakrýt pole se zříceninou.
refusal-only-one-space = Žádný tvar z karty se nevejde: nakresli jediné pole.
refusal-off-the-walk = Přepadení musí zakrýt první pole na své cestě, na které dosáhne.
refusal-not-asked = Teď máš udělat něco jiného.
refusal-marks-not-offered = Útok hrdiny takhle otočit nejde.
refusal-target-not-offered = Tohle pole teď zničit nejde.
refusal-extra-without-skill = Víc nakreslíš jen díky dovednosti.
refusal-skill-not-usable = Dovednost „{ $skill }“ teď použít nemůžeš.
refusal-skill-does-not-fit = Dovednost „{ $skill }“ ti tohle nakreslit nedovolí.

## Options

refusal-wrong-seats = U stolu hraje 1 až { $most } hráčů, ne { $seats }.
refusal-unknown-choice = Volba { $option } nezná hodnotu „{ $choice }“; na výběr je: { $known }.
refusal-unknown-edict = Bodovací karta „{ $card }“ neexistuje.
refusal-wrong-edicts = Výnosy jsou čtyři bodovací karty, z každé kategorie jedna.
refusal-unknown-ambush = Karta přepadení „{ $card }“ neexistuje.
refusal-wrong-ambushes = Ve hře jsou čtyři různé karty přepadení, nebo žádná.
refusal-unknown-hero = Karta hrdiny „{ $card }“ neexistuje.
refusal-wrong-heroes = Ve hře jsou čtyři různé karty hrdinů, nebo žádná.
refusal-unknown-skill = Dovednost „{ $skill }“ neexistuje.
refusal-wrong-skills = Ve hře jsou aspoň tři různé dovednosti, nebo žádná.
refusal-edict-of-other-set = Bodovací karta „{ $card }“ je ze sady „{ $set }“, která není vybraná.

## Map notation

refusal-wrong-rows = Mapa má 11 řádků, ne { $rows }.
refusal-wrong-columns = V řádku { $row } mapy má být 11 polí, ale je jich { $columns }.
refusal-unknown-letter = Písmeno „{ $letter }“ na { $space } do zápisu mapy nepatří.
refusal-unknown-line = Za mapou smí být „marks: …“ a „coins: …“, ne „{ $line }“.
refusal-unknown-space = Pole „{ $space }“ neexistuje; pole jsou A1 až K11.
refusal-unknown-sign = V řádku { $row } listu je „{ $sign }“. Kód listu tvoří čísla a písmena M, R a W.
refusal-not-ground = Na { $space } je „{ $letter }“. Na čistém listu jsou jen hory, zříceniny a pustina.
refusal-little-room = List má tolik prázdných polí: { $empty }. Ke hře jich je potřeba aspoň { $fewest }.
refusal-bad-sheet-name = Název listu má 1 až { $most } znaků: písmena, číslice, mezery a znaky jako ’ a -.
refusal-many-sheet-names = List má jeden název, ne { $names }.

## Records

refusal-not-a-record = Tohle není záznam hry: první řádek není „cartographers record 1“.
refusal-record-lacks = V záznamu chybí „{ $key }“.
refusal-record-options = Z voleb v záznamu nejde sestavit hru: { $reason }
refusal-record-seed = Na řádku { $line } záznamu není semínko.
refusal-record-version = Záznam vznikl s pravidly { $rules } a kartami { $cards }, které tato verze nezná.
refusal-record-refused = Řádek { $line } záznamu nejde zahrát: { $reason }
refusal-unknown-terrain = Terén „{ $terrain }“ neexistuje.
refusal-record-differs = Řádek { $line } záznamu je chybný: stojí v něm „{ $was }“, ale ze hry plyne „{ $should }“.

## Questions of scripts

refusal-unknown-card = Karta „{ $card }“, která by sem patřila, neexistuje.
refusal-nothing-on-ruins-card = Na kartě zříceniny „{ $card }“ není co kreslit.
refusal-wrong-coins = Na počitadlo se vejde 0 až { $most } mincí, ne { $coins }.
refusal-season-edicts = Na konci ročního období se bodují dva výnosy, ne { $number }.
refusal-card-seen-twice = Karta „{ $card }“ je mezi dříve odhalenými uvedena dvakrát.
refusal-card-is-drawn-now = Karta „{ $card }“ se kreslí teď: dříve odhalena nebyla.
refusal-card-of-other-deck = Karta „{ $card }“ není v balíčku této hry.
refusal-season-over = Roční období končí na { $end }: před kartou nemohlo uplynout { $time }.

# At the table's server.
refusal-bad-message = Server zprávě nerozuměl ({ $reason }).
refusal-bad-name = Jméno má 1 až { $most } znaků a žádný z nich není neviditelný.
refusal-bad-token = Tenhle odkaz pro přechod na jiné zařízení je chybný nebo příliš starý. Vytvoř si nový.
refusal-clock-changed = Hodiny byly právě zkráceny. Začít můžeš za { $seconds } s, až to všichni uvidí.
refusal-host-only = Tohle smí jen hostitel.
refusal-match-begun = Partie už začala.
refusal-match-closed = Tenhle stůl se zavřel dřív, než partie začala.
refusal-match-not-begun = Partie ještě nezačala.
refusal-match-not-over = Partie ještě neskončila.
refusal-no-free-seat = Všechna místa jsou obsazená.
refusal-no-hello = Spojení nezačalo pozdravem, a tak server neodpovídá.
refusal-no-hints = Hostitel tohoto stolu nápovědy nedovoluje.
refusal-no-watchers = Hostitel u tohoto stolu nechce diváky.
refusal-not-absent = Botovi lze předat jen místo někoho, kdo je už delší dobu pryč.
refusal-nobody-seated = U stolu ještě nikdo nesedí.
refusal-not-invited = Tohle je soukromý stůl: potřebuješ odkaz s pozvánkou.
refusal-not-json = Server přijímá jen JSON.
refusal-not-now = Na tohle teď nejde odpovědět. Zkus to za chvíli znovu.
refusal-not-saved = Nic se neuložilo: úložiště je plné nebo neodpovídá. Zkus to za chvíli znovu.
refusal-not-shared = Tyto hry nejsou sdílené, nebo už ne.
refusal-not-seated = U tohoto stolu nesedíš.
refusal-other-origin = Požadavek přišel z jiné stránky.
refusal-page-not-built = Server běží, ale jeho stránka není sestavená.
refusal-rematch-open = Další partie už je otevřená.
refusal-reviews-waiting = Rozbory, o které žádáš, se ještě připravují. Počkej na jeden z nich.
refusal-removed = Hostitel tě od tohoto stolu vykázal. Pustit tě zpět může jen on.
refusal-seat-taken = Tohle místo je obsazené.
refusal-server-error = Server udělal chybu. Najdeš ji v jeho logu; nic se nezměnilo.
refusal-stranger = Nejdřív řekni serveru své jméno.
refusal-too-fast = Příliš mnoho zpráv v krátké době.
refusal-too-few-seats =
    { $taken ->
        [one] { $taken } místo už je obsazené: stůl musí mít aspoň tolik míst.
        [few] { $taken } místa už jsou obsazená: stůl musí mít aspoň tolik míst.
        [many] { $taken } místa už je obsazeno: stůl musí mít aspoň tolik míst.
       *[other] { $taken } míst už je obsazeno: stůl musí mít aspoň tolik míst.
    }
refusal-too-large = Zpráva je příliš velká.
refusal-too-many-at-address = Z tvé sítě je otevřeno příliš mnoho stolů: nejvýš { $tables }, dohromady s { $chairs } místy. Nejdřív některé zavři nebo ukonči.
refusal-too-many-chairs = Stoly, které otevřeš, mohou mít dohromady nejvýš { $most } míst. Nejdřív některý zavři nebo ukonči.
refusal-too-many-sockets = Máš najednou otevřených příliš mnoho stolů. Zavři některé jejich stránky a načti tuto znovu.
refusal-too-many-sockets-at-address = Z tvé sítě se najednou dívá nebo hraje příliš mnoho lidí. Zkus to později.
refusal-too-many-tables = Jsi u { $most } stolů, kde se ještě nedohrálo; víc jich být nemůže. Nejdřív některý zavři, opusť nebo ukonči.
refusal-unknown-lesson = Lekce { $lesson } neexistuje. Jsou tyto: { $known }.
refusal-lesson-elsewhere = Lekce má vlastní rozdání. Začněte { $lesson } na úvodní stránce.
refusal-unknown-match = Takový stůl neexistuje.
refusal-unknown-page = Na této adrese nic není.
refusal-unknown-step = V této partii není krok { $step }.
refusal-damaged-backup = Tento soubor není záloha, nebo je poškozený.
refusal-newer-backup = Tuto zálohu zapsala novější verze. Nejdřív aktualizuj tuto stránku.
refusal-used-token = Tento odkaz pro přechod na jiné zařízení už byl použit. Vytvoř nový.
refusal-wrong-clock = Hodiny jde nastavit od { $least } sekund do dvou týdnů.
refusal-wrong-method = Téhle adresy se takhle ptát nejde.
refusal-unknown-bot = Bot „{ $bot }“ neexistuje; jsou tu: { $known }.

## Hádanky

refusal-unknown-puzzle = Hádanka „{ $puzzle }“ neexistuje.
refusal-unknown-theme = O tématu „{ $theme }“ hádanky nejsou. Témata: { $known }.
refusal-puzzle-answered = Na hádanku „{ $puzzle }“ už máš odpověď.
refusal-no-puzzle-left = Na všechny hádanky tohoto druhu už máš odpověď.
refusal-no-puzzles = Tohle není soubor s hádankami.
refusal-puzzles-version = Tyto hádanky vznikly pro jiná pravidla nebo karty, než má tato verze.
refusal-puzzles-line = Řádek { $line } souboru není hádanka.
refusal-broken-puzzle = Hádanka „{ $puzzle }“ je poškozená: její hru nelze přehrát.
refusal-other-puzzles = Soubor obsahuje jiné hádanky: vznikly z jiných semínek nebo jiným způsobem.

## Deals

refusal-unknown-deal = Mapa „{ $deal }“ neexistuje.
refusal-deal-not-open = Mapa { $deal } je ještě zapečetěná. Otevře se, až ten den začne v UTC.
refusal-deal-closed = Mapa { $deal } je uzavřená: za dvě hodiny ji můžeš začít, ale bez místa v žebříčku.
refusal-deal-sealed = Ostatní možná tuto mapu ještě kreslí. Záznam a rozbor budou k dispozici, až se balíček odhalí.
refusal-deal-elsewhere = Mapa společná pro všechny se začíná na své vlastní stránce.
refusal-deal-for-one = Tady kreslí každý sám: hra je pro jednoho, ne pro { $seats }.
refusal-deal-opens-later = Tohle ještě není otevřené.
refusal-deal-ended = Tohle je uzavřené: nikdo už nemůže začít. Až to skončí pro všechny, můžeš mapu nakreslit bez místa v žebříčku.
refusal-not-asked-here = Tohle je pro pozvané: potřebuješ odkaz s pozvánkou.
refusal-try-counts = Tohle je tvůj pokus, který se počítá. Můžeš od něj odejít a vrátit se, ale ne ho ukončit, a žádný bot ho za tebe nenakreslí.
refusal-try-first = Nejdřív tuto mapu nakresli. Pak uvidíš, co z ní udělali ostatní.
