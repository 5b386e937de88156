package io.selvage.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Texts by number: what turns up a thousand times is written once. */
final class StringTable {
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> texts = new ArrayList<>();

    int number(String text) {
        Integer known = numbers.putIfAbsent(text, texts.size());
        if (known == null) {
            texts.add(text);
            return texts.size() - 1;
        }
        return known;
    }

    /** In the order of their numbers. */
    List<String> texts() {
        return texts;
    }
}
