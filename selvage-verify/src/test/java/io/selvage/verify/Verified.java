package io.selvage.verify;

import io.selvage.model.FailureClass;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.ReportContent;
import io.selvage.verified.Fault;
import io.selvage.verify.report.VerifyContent;
import io.selvage.verify.report.VerifyResult;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Verifies components of the tests, all in this JVM. */
final class Verified {
    private static final Path OUT = Path.of("target", "verified");

    private Verified() {}

    static Options options(String component) {
        return Options.DEFAULTS
                .with(OptionList.CLASSPATH, List.of(testClasses()))
                .with(OptionList.OUT, OUT)
                .with(MonitorOptions.CLASS, component);
    }

    static Path testClasses() {
        try {
            return Path.of(Fault.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static VerifyResult of(Class<?> component) {
        return of(options(component.getName()));
    }

    static <T> VerifyResult of(Class<?> component, Option<T> option, T value) {
        return of(options(component.getName()).with(option, value));
    }

    static VerifyResult of(Options options) {
        return ((VerifyContent) content(options)).verified();
    }

    static ReportContent content(Options options) {
        return new VerifyFrontEnd().run(options, line -> {});
    }

    /** All failure classes of its faults. */
    static Set<String> classes(VerifyResult result) {
        Set<String> all = new TreeSet<>();
        result.faults()
                .forEach(fault ->
                        fault.classes().stream().map(FailureClass::text).forEach(all::add));
        return all;
    }
}
