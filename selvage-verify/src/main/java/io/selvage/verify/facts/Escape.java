package io.selvage.verify.facts;

import java.util.List;

/**
 * A constructor lets its object out.
 *
 * @param setAfterwards the fields that it sets later
 */
public record Escape(String how, String site, List<String> setAfterwards) {
    public Escape {
        setAfterwards = List.copyOf(setAfterwards);
    }
}
