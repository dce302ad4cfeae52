"""A row's fields have the types that its class says, in whichever words numpy says them."""

from typing import Annotated, Any, Protocol, TypeVar

import numpy as np
import numpy.typing as npt
import pytest
from typing_extensions import TypeAliasType

from cartographers.native.engine.rows import row

Element = TypeVar("Element", bound=np.generic)
Named = TypeAliasType("Named", np.ndarray[tuple[Any, ...], np.dtype[Element]], type_params=(Element,))


@pytest.mark.parametrize(
    "array",
    [
        npt.NDArray[np.int8],
        np.ndarray[tuple[Any, ...], np.dtype[np.int8]],
        Named[np.int8],  # numpy 2.5 writes npt.NDArray so
    ],
)
def test_the_elements_of_an_array_are_found(array: Any) -> None:
    class Row(Protocol):
        number: int
        small: Annotated[array, (4, 2)]

    made = row(Row)
    assert made.fields is not None
    assert (made["number"], made["small"]) == (np.dtype(np.int32), np.dtype((np.int8, (4, 2))))
