package io.selvage.verify.facts;

import java.util.List;

/**
 * An access to a field of the component, or to the content of the container or array that it refers to.
 *
 * @param field {@code count}, {@code queue[]} for the content
 * @param held locks that are held for certain
 * @param entry the method that was called from outside
 */
public record FieldAccess(String field, boolean isWrite, List<String> held, String site, String entry, boolean inInit) {
    public FieldAccess {
        held = List.copyOf(held);
    }
}
