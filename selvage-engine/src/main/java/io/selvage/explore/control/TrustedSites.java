package io.selvage.explore.control;

import io.selvage.hooks.Sites;
import io.selvage.options.Options;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Sites in classes that the user trusts, each checked once. */
public final class TrustedSites implements IntPredicate {
    private static final byte UNKNOWN = 0;
    private static final byte TRUSTED = 1;
    private static final byte ORDINARY = 2;

    private final Predicate<String> names;
    private byte[] known = new byte[256];

    private TrustedSites(Predicate<String> names) {
        this.names = names;
    }

    public static IntPredicate of(Options options) {
        return options.trusted().isEmpty() ? site -> false : new TrustedSites(NamePatterns.any(options.trusted()));
    }

    @Override
    public boolean test(int site) {
        if (site >= known.length) {
            known = Arrays.copyOf(known, Math.max(site + 1, known.length * 2));
        }
        if (known[site] == UNKNOWN) {
            known[site] = names.test(Sites.get(site).type()) ? TRUSTED : ORDINARY;
        }
        return known[site] == TRUSTED;
    }
}
