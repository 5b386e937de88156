package io.selvage.testbed.waiting;

/** What a call does. */
@FunctionalInterface
interface Body {
    Object make(World world, Actor self) throws Exception;
}
