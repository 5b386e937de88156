package io.selvage.strategy.exitblock;

import io.selvage.model.Choice;
import io.selvage.model.Variant;
import java.util.Arrays;

/** Alternatives, each a thread and a variant in one number, and lists of them. */
final class Alternatives {
    static final int[] NONE = {};

    /** There are five variants. */
    static final int VARIANT_BITS = 3;

    private Alternatives() {}

    static int of(Choice choice, int alternative) {
        return choice.thread(alternative) << VARIANT_BITS
                | choice.variant(alternative).ordinal();
    }

    static int thread(int alternative) {
        return alternative >>> VARIANT_BITS;
    }

    static boolean isPlain(int alternative) {
        return (alternative & (1 << VARIANT_BITS) - 1) == Variant.GO.ordinal();
    }

    /** The index of {@code alternative} in the choice, or -1. */
    static int find(Choice choice, int alternative) {
        for (int i = 0; i < choice.count(); i++) {
            if (of(choice, i) == alternative) {
                return i;
            }
        }
        return -1;
    }

    /** Those that {@code state} permits, in the order of the choice. */
    static int[] allowed(Choice choice, ExcludedThreads state) {
        int[] allowed = new int[choice.count()];
        int count = 0;
        for (int i = 0; i < choice.count(); i++) {
            int alternative = of(choice, i);
            if (state.permits(alternative)) {
                allowed[count++] = alternative;
            }
        }
        return Arrays.copyOf(allowed, count);
    }

    static int[] add(int[] list, int element) {
        int[] longer = Arrays.copyOf(list, list.length + 1);
        longer[list.length] = element;
        return longer;
    }

    static int[] tail(int[] list) {
        return Arrays.copyOfRange(list, 1, list.length);
    }
}
