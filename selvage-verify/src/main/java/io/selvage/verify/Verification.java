package io.selvage.verify;

import io.selvage.model.Verdict;
import io.selvage.options.FrontEndOptions;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.report.TextStyle;
import io.selvage.verify.report.VerifyContent;
import io.selvage.verify.report.VerifyResult;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Verifies a component from Java, for a test.
 *
 * <pre>{@code
 * Verification.of(Gate.class).create("2").script(Path.of("gate.conan")).assertNoFault();
 * }</pre>
 *
 * The weaving agent must be active in this JVM. The component is loaded anew, from this JVM's class path.
 */
public final class Verification {
    private Options options;

    private Verification(String component) {
        options = Options.DEFAULTS.with(MonitorOptions.CLASS, component).with(OptionList.CLASSPATH, ownClassPath());
    }

    public static Verification of(Class<?> component) {
        return new Verification(component.getName());
    }

    private static List<Path> ownClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
    }

    /** The arguments of the constructor, as in {@code "2, true"}. */
    public Verification create(String arguments) {
        return add(MonitorOptions.NEW, arguments);
    }

    /** A call that threads make, as in {@code "deposit(1)"}. Without any, all public methods are called. */
    public Verification call(String call) {
        return add(MonitorOptions.CALL, call);
    }

    /** A script that says when calls complete. */
    public Verification script(Path file) {
        return add(FrontEndOptions.SCRIPT, file.toString());
    }

    /** A class that behaves as the component should. */
    public Verification reference(Class<?> type) {
        options = options.with(VerifyOptions.REFERENCE, type.getName());
        return this;
    }

    /** Which use is legal, as in {@code "endRead() <= startRead()"}. */
    public Verification legal(String rule) {
        return add(VerifyOptions.LEGAL, rule);
    }

    private Verification add(Option<List<String>> option, String value) {
        List<String> all = new ArrayList<>(options.get(option));
        all.add(value);
        options = options.with(option, all);
        return this;
    }

    /** Does the nine steps; blocks until there is a verdict. */
    public VerifyResult run() {
        return new Verifier(options, line -> {}).verify();
    }

    /** @throws AssertionError with the report if there is a fault, or if nothing was tested */
    public void assertNoFault() {
        VerifyResult result = run();
        if (result.verdict() != Verdict.PASSED && result.verdict() != Verdict.NOT_FOUND) {
            throw new AssertionError(new VerifyContent(result).text(TextStyle.PLAIN));
        }
    }
}
