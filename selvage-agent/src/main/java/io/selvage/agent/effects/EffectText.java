package io.selvage.agent.effects;

import io.selvage.agent.effects.Contents.Stored;

/**
 * A summary in words. {@code r1}: reads parameter 1 and all that it reaches; {@code w1}: writes it and its
 * parts, and may store any parameter there; {@code W1}: writes nothing but the object itself; {@code rs}, {@code ws}: the same for static state; {@code ordered}: no access is plain; {@code =}:
 * what is returned if it is no value, {@code fresh}, {@code own} (the thread), {@code static}, {@code null}, or a parameter with all it reaches.
 */
final class EffectText {
    private EffectText() {}

    static Summary parse(String[] words) {
        long reads = 0;
        long writes = 0;
        boolean ordered = false;
        OriginValue result = OriginValue.object(Origins.ANY, null);
        for (int i = 1; i < words.length; i++) {
            String rest = words[i].substring(1);
            switch (words[i].charAt(0)) {
                case 'r' -> reads |= origins(rest);
                case 'w' -> writes |= rest.equals("s") ? Origins.STATIC : origins(rest) & ~foreign(rest);
                case 'W' -> writes |= Origins.self(Integer.parseInt(rest));
                case '=' -> result = result(rest);
                case 'o' -> ordered = true;
                case 'p' -> {} // pure
                default -> throw new IllegalArgumentException(String.join(" ", words));
            }
        }
        long kept = writes == 0 ? 0 : allSelves();
        long fresh = (result.origins() & Origins.FRESH) == 0 ? 0 : reads & ~Origins.STATIC;
        Stored stored = new Stored(fresh, fresh, 0, 0, kept, kept, 0);
        return new Summary(reads, writes, ordered ? 0 : reads | writes, result, stored, null);
    }

    private static long origins(String word) {
        return word.equals("s") ? Origins.STATIC : Origins.whole(Integer.parseInt(word));
    }

    private static long foreign(String word) {
        return Origins.foreign(Integer.parseInt(word));
    }

    private static OriginValue result(String word) {
        return switch (word) {
            case "null" -> OriginValue.NULL;
            case "fresh" -> OriginValue.object(Origins.FRESH, null);
            case "own" -> OriginValue.object(Origins.OWN, null);
            case "static" -> OriginValue.object(Origins.STATIC, null);
            case "none" -> OriginValue.object(0, null);
            default -> OriginValue.object(Origins.whole(Integer.parseInt(word)), null);
        };
    }

    private static long allSelves() {
        long all = 0;
        for (int p = 0; p < Origins.PARAMETERS; p++) {
            all |= Origins.self(p);
        }
        return all;
    }
}
