package io.selvage.dependence;

import java.util.Arrays;

/**
 * Which names, numbered densely, mean the same object: a union-find in which the caller says who represents a class.
 */
public final class NameClasses {
    private static final int UNKNOWN = -1;

    private int[] parent = new int[0];

    /** Whether the name has been asked for before. */
    public boolean contains(int name) {
        return name < parent.length && parent[name] != UNKNOWN;
    }

    /** The name that stands for all that mean the same object. */
    public int representative(int name) {
        add(name);
        int at = name;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    /** Both mean the same object, and the first one's representative stands for both; false if that was known. */
    public boolean unite(int kept, int other) {
        int root = representative(kept);
        int joining = representative(other);
        parent[joining] = root;
        return joining != root;
    }

    private void add(int name) {
        int size = parent.length;
        if (name >= size) {
            parent = Arrays.copyOf(parent, Math.max(name + 1, Math.max(size * 2, 64)));
            Arrays.fill(parent, size, parent.length, UNKNOWN);
        }
        if (parent[name] == UNKNOWN) {
            parent[name] = name;
        }
    }
}
