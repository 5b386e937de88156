package io.selvage.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Writes JSON on one line. Keeps track of commas only; that the calls make sense is up to the caller. */
public final class JsonWriter {
    private final StringBuilder text = new StringBuilder();
    private boolean first = true;

    /** Begins an object or array: <code>{</code> or <code>[</code>. */
    public JsonWriter begin(char bracket) {
        separate();
        text.append(bracket);
        first = true;
        return this;
    }

    public JsonWriter end(char bracket) {
        text.append(bracket);
        first = false;
        return this;
    }

    /** The name of the member whose value comes next. */
    public JsonWriter name(String name) {
        value(name);
        text.append(':');
        first = true;
        return this;
    }

    /** A string; null becomes {@code null}. */
    public JsonWriter value(String value) {
        separate();
        if (value == null) {
            text.append("null");
        } else {
            quote(value);
        }
        return this;
    }

    public JsonWriter value(long value) {
        separate();
        text.append(value);
        return this;
    }

    public JsonWriter value(boolean value) {
        separate();
        text.append(value);
        return this;
    }

    /** To the thousandth, as JSON has no infinity and more digits are of no use. */
    public JsonWriter value(double value) {
        separate();
        BigDecimal rounded =
                BigDecimal.valueOf(Double.isFinite(value) ? value : 0).setScale(3, RoundingMode.HALF_UP);
        text.append(rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString());
        return this;
    }

    /** Two digits that count, wherever they are: for shares, which can be very small. */
    public JsonWriter share(double value) {
        separate();
        BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(2));
        text.append(rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString());
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private void separate() {
        if (!first) {
            text.append(',');
        }
        first = false;
    }

    private void quote(String value) {
        text.append('"');
        for (int at = 0; at < value.length(); at++) {
            char c = value.charAt(at);
            if (Character.isHighSurrogate(c)
                    && at + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(at + 1))) {
                text.append(c).append(value.charAt(++at));
            } else {
                escape(c);
            }
        }
        text.append('"');
    }

    private void escape(char c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                if (needsCode(c)) {
                    text.append(String.format("\\u%04x", (int) c));
                } else {
                    text.append(c);
                }
            }
        }
    }

    /** Control characters must be escaped, half surrogate pairs cannot be encoded, line separators break scripts. */
    private static boolean needsCode(char c) {
        return c < 0x20 || c >= 0x7f && c < 0xa0 || Character.isSurrogate(c) || c == 0x2028 || c == 0x2029;
    }
}
