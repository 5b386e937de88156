package io.selvage.bench.peers;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Medians, means and how numbers are written. */
final class Numbers {
    private Numbers() {}

    /** NaN if there are none. */
    static double median(Collection<Double> values) {
        if (values.isEmpty()) {
            return Double.NaN;
        }
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /** Of positive values; NaN if there are none. */
    static double geometricMean(Collection<Double> values) {
        return Math.exp(values.stream().mapToDouble(Math::log).average().orElse(Double.NaN));
    }

    /** Three digits that count: {@code 0.0123}, {@code 1.23}, {@code 12,300}; a dash for NaN. */
    static String brief(double value) {
        if (Double.isNaN(value)) {
            return "–";
        }
        if (value == 0) {
            return "0";
        }
        int digits = 2 - (int) Math.floor(Math.log10(Math.abs(value)));
        if (digits > 0) {
            return String.format(Locale.ROOT, "%." + Math.min(digits, 4) + "f", value);
        }
        double unit = Math.pow(10, -digits);
        return String.format(Locale.ROOT, "%,.0f", Math.round(value / unit) * unit);
    }

    static String whole(double value) {
        return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%,.0f", value);
    }

    /** The median and, if there are several, from where to where they reach. */
    static String spread(Collection<Double> values) {
        if (values.size() < 2) {
            return brief(median(values));
        }
        double least = values.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        double most = values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        return brief(median(values)) + " (" + brief(least) + "–" + brief(most) + ")";
    }
}
