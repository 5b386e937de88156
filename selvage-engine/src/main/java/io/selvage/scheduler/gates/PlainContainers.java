package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.jdk.AccessOrderedMaps;
import io.selvage.scheduler.jdk.ListPlaces;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
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
    private final PlainAccesses accesses;
    private final AccessOrderedMaps accessOrder = new AccessOrderedMaps();
    private final ListPlaces places = new ListPlaces();

    PlainContainers(OperationRunner operations, PlainAccesses accesses) {
        this.operations = operations;
        this.accesses = accesses;
    }

    /**
     * The running thread calls {@code view}, which shows {@code container} or is it.
     *
     * @param place the place of a list that the call is about
     */
    void access(Object container, Object view, int site, int place) {
        access(container, view, site, place, true);
    }

    /** The running step reads or writes the contents of {@code container}. */
    void accessInStep(Object container, int site, int place) {
        access(container, container, site, place, false);
    }

    private void access(Object container, Object view, int site, int place, boolean atPoint) {
        boolean isAlone = container == view && isIterator(view);
        boolean changes = isAlone ? isAdvancing(site) : Sites.get(site).writes();
        boolean writes = changes || accessOrder.isChangedBy(container, site);
        Object array = places.arrayOf(container);
        if (array != null) {
            accessArray(array, container, writes && !isAlone, site, place, atPoint);
        } else if (places.hasPlaces(container)) {
            accessList((List<?>) container, view, writes, site, place, atPoint);
        } else {
            accesses.variable(container, 0, writes, site, atPoint);
        }
    }

    /** A list that writes through to an array, or an iterator of one. */
    private void accessArray(Object array, Object view, boolean writes, int site, int place, boolean atPoint) {
        int index = place >= 0 ? place : placeOfIterator(view, site);
        int length = ((Object[]) array).length;
        if (index >= 0 && index < length) {
            accesses.variable(array, index + 1, writes, site, atPoint);
        } else if (index < 0 && places.looksAtAll(site)) {
            accesses.elements(array, length, writes, site, atPoint);
        }
        if (isIterator(view)) {
            accesses.variable(view, 0, isAdvancing(site), site, false);
        }
    }

    private void accessList(List<?> list, Object view, boolean writes, int site, int place, boolean atPoint) {
        int index = place >= 0 ? place : writes ? ListPlaces.NONE : placeOfIterator(view, site);
        if (index >= 0 && index < list.size()) {
            accesses.variable(list, index + 1, writes, site, atPoint);
            accesses.variable(list, 0, false, site, false);
            return;
        }
        accesses.variable(list, 0, writes && place < 0, site, atPoint);
        if (!writes && index < 0 && places.looksAtAll(site)) {
            for (int i = 0; i < list.size(); i++) {
                accesses.variable(list, i + 1, false, site, false);
            }
        }
    }

    private int placeOfIterator(Object view, int site) {
        if (!isIterator(view) || !isAdvancing(site)) {
            return ListPlaces.NONE;
        }
        String member = Sites.get(site).member();
        boolean goesBack = member.endsWith(".previous");
        return goesBack || member.endsWith(".next") ? places.next(view) - (goesBack ? 1 : 0) : ListPlaces.NONE;
    }

    /** An iterator has a position of its own, which no lock of its container protects. Part of the running step. */
    void accessIterator(Object view, int site) {
        if (!operations.self().jdk.isInAtomicMethod() && isIterator(view)) {
            accesses.variable(view, 0, isAdvancing(site), site, false);
        }
    }

    /** Of the JDK; accesses of the program's own iterators are recorded by themselves. */
    static boolean isIterator(Object view) {
        return (view instanceof Iterator || view instanceof Enumeration)
                && view.getClass().getClassLoader() == null;
    }

    /** True for an iterator of which it is known what it goes through. */
    boolean isOfArray(Object view) {
        return places.arrayOf(view) != null;
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
