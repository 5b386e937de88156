package io.selvage.testbed.waiting;

/** One thing that a thread of a random program does. */
interface Call {
    /** Returns what {@code self} sees of it, as text. */
    Object make(World world, Actor self) throws Exception;

    /** How it is called in a description of the program. */
    String name();
}
