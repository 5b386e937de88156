package io.selvage.bench.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a {@code package-info.java} promises.
 *
 * @param uses the packages of ours that the package uses, without the common prefix
 */
record PackageInfo(Set<String> uses) {
    static final String PREFIX = "io.selvage.";

    private static final Pattern USES = Pattern.compile("Uses ((?:\\{@code [a-z0-9.]+}(?:, )?)+|nothing of ours)\\.");
    private static final Pattern NAME = Pattern.compile("\\{@code ([a-z0-9.]+)}");

    /** @throws IllegalStateException if it has no sentence that begins with "Uses" */
    static PackageInfo read(Path file) throws IOException {
        String text = Files.readString(file).replaceAll("\\s*\\n ?\\*? ?", " ");
        Matcher sentence = USES.matcher(text);
        if (!sentence.find()) {
            throw new IllegalStateException(file + " does not say what its package uses: end it with 'Uses {@code"
                    + " a}, {@code b}.' or 'Uses nothing of ours.'");
        }
        Set<String> names = new TreeSet<>();
        Matcher name = NAME.matcher(sentence.group(1));
        while (name.find()) {
            names.add(name.group(1));
        }
        return new PackageInfo(names);
    }

    static String shortName(String packageName) {
        return packageName.startsWith(PREFIX) ? packageName.substring(PREFIX.length()) : packageName;
    }
}
