package io.selvage.strategy.exitblock;

import io.selvage.dependence.LongIndex;

/**
 * What a search has learned about its program that decides where blocks end. Learned late, it makes the search begin
 * again.
 */
final class BoundaryFacts {
    private boolean interrupts;
    private boolean lives;
    private boolean states;
    private final LongIndex shared = new LongIndex();
    private boolean news;

    /** Whether threads are interrupted, so that whatever an interrupt ends is communication. */
    boolean interrupts() {
        return interrupts;
    }

    void seeInterrupt() {
        news |= !interrupts;
        interrupts = true;
    }

    /** Whether lives of threads are queried by other operations than join, so that ending is communication. */
    boolean lives() {
        return lives;
    }

    void seeLifeQuery() {
        news |= !lives;
        lives = true;
    }

    /** Whether states of threads are queried, so that each step is communication. */
    boolean states() {
        return states;
    }

    void seeState() {
        news |= !states;
        states = true;
    }

    /** Whether code of the JDK accesses {@code object}, and several threads use it. */
    boolean isShared(int object) {
        return shared.find(object) >= 0;
    }

    void seeShared(int object) {
        news |= !isShared(object);
        shared.number(object);
    }

    /** Whether something was learned since the last call. */
    boolean consumeNewFacts() {
        boolean was = news;
        news = false;
        return was;
    }
}
