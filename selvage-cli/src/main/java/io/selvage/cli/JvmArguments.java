package io.selvage.cli;

import io.selvage.cli.input.BadInput;
import java.util.List;
import java.util.Set;

/** Options for the JVM that runs the program, as {@code --jvm-arg} gives them. */
final class JvmArguments {
    /** Options whose value may be an argument of its own. */
    private static final Set<String> TAKE_VALUE = Set.of(
            "--add-opens",
            "--add-exports",
            "--add-reads",
            "--add-modules",
            "--limit-modules",
            "--patch-module",
            "--enable-native-access",
            "--upgrade-module-path");

    /** Options that say what the JVM runs, which is our business, or that it runs nothing. */
    private static final Set<String> REFUSED = Set.of(
            "-jar",
            "-cp",
            "-classpath",
            "--class-path",
            "-m",
            "--module",
            "-p",
            "--module-path",
            "-version",
            "--version",
            "-help",
            "--help",
            "-h",
            "-?",
            "-X",
            "--help-extra",
            "--dry-run",
            "-d",
            "--describe-module",
            "--list-modules",
            "--show-module-resolution",
            "--validate-modules",
            "--source",
            "@argfiles");

    private JvmArguments() {}

    /** Refuses what is no option of a JVM that runs our jar. */
    static void check(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            String one = arguments.get(i);
            boolean isValue = i > 0 && TAKE_VALUE.contains(arguments.get(i - 1)) && !one.startsWith("-");
            String name = one.startsWith("--") ? one.replaceFirst("=.*", "") : one;
            if (!isValue && (!one.startsWith("-") || one.length() < 2)) {
                throw new BadInput(
                        "--jvm-arg " + one + " is no option of the JVM: that begins with '-'",
                        "give each option by its own --jvm-arg, as in --jvm-arg -Xmx2g");
            }
            if (REFUSED.contains(name)) {
                throw new BadInput(
                        "--jvm-arg " + one + " says what the JVM runs, which is not for it to say",
                        "use --classpath for the program's classes");
            }
        }
    }
}
