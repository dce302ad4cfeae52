"""Who is next: the urgent first, people fairly, and nobody because they ask for most."""

from cartographers.server.limits.fair_queue import Place, Queue

ADA, BOB, CYD = (Place(0, name) for name in ("ada", "bob", "cyd"))


def asked(*items: tuple[Place, str]) -> Queue[str]:
    queue = Queue[str]()
    for place, item in items:
        queue.put(place, item)
    return queue


def taken(queue: Queue[str], costs: dict[str, float]) -> str:
    """In which order all come, where each costs what its person's things cost."""
    order = ""
    while queue:
        item = queue.take()
        order += item
        queue.charge({"a": ADA, "b": BOB, "c": CYD}[item.lower()], costs.get(item, 1.0))
    return order


def test_people_take_turns_whoever_came_first_with_how_many() -> None:
    queue = asked(*[(ADA, "a")] * 5, (BOB, "b"), (BOB, "b"), (CYD, "c"))
    assert taken(queue, {}) == "abcabaaa"


def test_people_take_turns_also_before_it_is_known_what_it_costs() -> None:
    queue = asked(*[(ADA, "a")] * 3, *[(BOB, "b")] * 2)
    assert "".join(queue.take() for _ in range(5)) == "ababa"


def test_whoever_asks_for_what_takes_long_is_asked_less_often() -> None:
    queue = asked(*[(ADA, "a")] * 3, *[(BOB, "b")] * 6)
    assert taken(queue, {"a": 3.0}) == "abbbabbba"


def test_what_one_person_asks_comes_in_its_order() -> None:
    queue = asked((ADA, "1"), (ADA, "2"), (ADA, "3"))
    assert [queue.take() for _ in range(3)] == ["1", "2", "3"]


def test_what_is_urgent_comes_first_however_much_its_person_has_had() -> None:
    queue = asked((Place(1, "ada"), "review"), (Place(0, "bob"), "hint"), (Place(0, "bob"), "another hint"))
    queue.charge(Place(0, "bob"), 100.0)
    assert [queue.take() for _ in range(3)] == ["hint", "another hint", "review"]


def test_nobody_saves_anything_up_by_being_away() -> None:
    queue = asked(*[(ADA, "a")] * 10)
    for _ in range(5):
        queue.charge(ADA, len(queue.take()))
    for _ in range(3):
        queue.put(BOB, "b")  # comes now for the first time
    assert taken(queue, {}) == "bababaaa"


def test_nor_loses_anything_by_having_been_alone() -> None:
    queue = asked(*[(ADA, "a")] * 5)
    assert taken(queue, {}) == "aaaaa"
    for item in "abab":
        queue.put(ADA if item == "a" else BOB, item)
    assert taken(queue, {}) == "abab"


def test_what_is_dropped_does_not_come() -> None:
    queue = asked((ADA, "1"), (ADA, "2"), (BOB, "3"))
    queue.drop(ADA, "1")
    queue.drop(BOB, "3")
    queue.drop(BOB, "3")
    assert len(queue) == 1
    assert queue.take() == "2"
    assert not queue
