package io.selvage.dependence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** Which names have been seen to mean the same object: a union-find. Asking changes nothing. */
public final class ObjectAliases {
    private final LongIndex names = new LongIndex();
    /** How often two were united. */
    private int unions;

    private int[] parent = new int[32];
    private int[] weight = new int[32];

    /** This, or {@code before}, which once was equal to this, if it still is: for readers while this one grows. */
    public ObjectAliases snapshot(ObjectAliases before) {
        if (before.unions == unions) {
            return before;
        }
        ObjectAliases copy = new ObjectAliases();
        for (int i = 0; i < names.size(); i++) {
            copy.enter((int) names.key(i));
            copy.parent[i] = parent[i];
            copy.weight[i] = weight[i];
        }
        copy.unions = unions;
        return copy;
    }

    /** Whether the name has been seen to mean the same as another one. */
    public boolean contains(int name) {
        return names.find(name) >= 0;
    }

    public boolean mayAlias(int one, int other) {
        return one == other || representative(one) == representative(other);
    }

    /** Every two elements in turn mean the same object. */
    public void unite(int[] pairs) {
        for (int i = 0; i < pairs.length; i += 2) {
            unite(representative(enter(pairs[i])), representative(enter(pairs[i + 1])));
        }
    }

    private void unite(int one, int other) {
        int a = names.find(one);
        int b = names.find(other);
        if (a != b) {
            int root = weight[a] >= weight[b] ? a : b;
            int child = root == a ? b : a;
            parent[child] = root;
            weight[root] += weight[child];
            unions++;
        }
    }

    private int enter(int name) {
        int before = names.size();
        int at = names.number(name);
        if (names.size() > before) {
            if (at == parent.length) {
                parent = Arrays.copyOf(parent, at * 2);
                weight = Arrays.copyOf(weight, at * 2);
            }
            parent[at] = at;
            weight[at] = 1;
        }
        return name;
    }

    /**
     * A name that stands for all that mean the same. Unions are by weight: the path to it is short without path
     * compression.
     */
    private int representative(int name) {
        int at = names.find(name);
        if (at < 0) {
            return name;
        }
        while (parent[at] != at) {
            at = parent[at];
        }
        return (int) names.key(at);
    }

    public void save(DataOutput out) throws IOException {
        out.writeInt(names.size());
        for (int i = 0; i < names.size(); i++) {
            out.writeInt((int) names.key(i));
            out.writeInt(parent[i]);
            out.writeInt(weight[i]);
        }
    }

    public void restore(DataInput in) throws IOException {
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            enter(in.readInt());
            parent[i] = in.readInt();
            weight[i] = in.readInt();
            unions += parent[i] == i ? 0 : 1;
        }
    }
}
