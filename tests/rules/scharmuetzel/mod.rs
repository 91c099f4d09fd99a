//! Scharmützel, in book order.
