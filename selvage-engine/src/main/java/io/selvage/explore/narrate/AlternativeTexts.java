package io.selvage.explore.narrate;

import io.selvage.hooks.Sites;
import io.selvage.model.Choice;
import io.selvage.model.Operation;
import io.selvage.model.Variant;

/** Says what an alternative is, shortly and the same in every JVM. */
public final class AlternativeTexts {
    private AlternativeTexts() {}

    public static String of(Choice choice, int alternative) {
        if (choice.kind() == Choice.Kind.VALUE) {
            return "value " + alternative + " of " + choice.count();
        }
        Operation operation = choice.operation(alternative);
        String verb =
                choice.kind() == Choice.Kind.WAITER ? "wake" : operation.kind().verb();
        Variant variant = choice.variant(alternative);
        String how = variant == Variant.GO ? "" : " " + variant.name().toLowerCase(java.util.Locale.ROOT);
        return "t" + choice.thread(alternative) + " " + verb + how + " at "
                + Sites.get(operation.site()).location() + ", " + choice.count() + " ways";
    }
}
