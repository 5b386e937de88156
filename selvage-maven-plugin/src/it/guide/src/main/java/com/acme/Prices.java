package com.acme;

/** What items cost; the application asks a database. */
@FunctionalInterface
public interface Prices {
    int of(String item);
}
