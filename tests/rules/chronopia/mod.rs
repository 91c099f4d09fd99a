//! Chronopia, in book order.

mod activation;
mod shot;
mod volley;
