package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.AccessOrderedMaps;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Vector;

/**
 * Calls on containers and iterators of the JDK that are not made for several threads: reads and writes of their
 * contents.
 */
final class PlainContainers {
    /** What an iterator answers without moving on. */
    private static final String[] NON_ADVANCING = {
        ".hasNext", ".hasPrevious", ".nextIndex", ".previousIndex", ".hasMoreElements"
    };

    private final OperationRunner operations;
    private final boolean plainAccessesArePoints;
    private final RacyVariables racy;
    private final AccessOrderedMaps accessOrder = new AccessOrderedMaps();

    PlainContainers(OperationRunner operations, boolean plainAccessesArePoints, RacyVariables racy) {
        this.operations = operations;
        this.plainAccessesArePoints = plainAccessesArePoints;
        this.racy = racy;
    }

    /** The running thread calls {@code view}, which shows {@code container} or is it. */
    void access(Object container, Object view, int site) {
        TestThread self = operations.self();
        boolean isAlone = container == view && isIterator(view);
        announce(self, container, isAlone ? isAdvancing(site) : Sites.get(site).writes(), site);
        perform(self, racy.contains(container, 0) || racy.contains(view, 0));
    }

    /** The running thread calls a method of {@code object} that reads or writes it. */
    void access(Object object, boolean writes, int site) {
        TestThread self = operations.self();
        announce(self, object, writes, site);
        perform(self, racy.contains(object, 0));
    }

    /** The running thread reads or writes an element of {@code array}, as part of the running step or not. */
    void accessElement(Object array, int index, boolean writes, int site, boolean atPoint) {
        TestThread self = operations.self();
        self.pending.announceAccess(operations.shadow(array), index + 1, writes, false, site);
        if (atPoint) {
            perform(self, racy.contains(array, index + 1));
        } else {
            operations.performInStep(self);
        }
    }

    private void perform(TestThread self, boolean isRacy) {
        if ((plainAccessesArePoints || isRacy) && !self.isInInitialiser()) {
            operations.performAtPoint(self);
        } else {
            operations.performInStep(self);
        }
    }

    /** The running step reads or writes the contents of {@code container}. */
    void accessInStep(Object container, boolean writes, int site) {
        TestThread self = operations.self();
        announce(self, container, writes, site);
        operations.performInStep(self);
    }

    /** An iterator has a position of its own, which no lock of its container protects. Part of the running step. */
    void accessIterator(Object view, int site) {
        if (!operations.self().jdk.isInAtomicMethod() && isIterator(view)) {
            accessInStep(view, isAdvancing(site), site);
        }
    }

    private void announce(TestThread self, Object container, boolean changes, int site) {
        boolean writes = changes || accessOrder.isChangedBy(container, site);
        self.pending.announceAccess(operations.shadow(container), 0, writes, false, site);
    }

    /** Of the JDK; accesses of the program's own iterators are recorded by themselves. */
    static boolean isIterator(Object view) {
        return (view instanceof Iterator || view instanceof Enumeration)
                && view.getClass().getClassLoader() == null;
    }

    /** Iterators and enumerations of a vector itself move while they hold its lock. */
    static boolean isOfVector(Object view) {
        return isIterator(view) && view.getClass().getNestHost() == Vector.class;
    }

    static boolean isAdvancing(int site) {
        String member = Sites.get(site).member();
        for (String query : NON_ADVANCING) {
            if (member.endsWith(query)) {
                return false;
            }
        }
        return true;
    }
}
