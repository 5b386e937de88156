package io.selvage.verify;

import io.selvage.options.FrontEndOptions;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.ReportContent;
import io.selvage.verify.report.StudyContent;
import io.selvage.verify.report.VerifyResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Verifies the bundled readers-writers and its 19 variants, with the bundled script as the specification. */
final class StudyMatrix {
    private static final String PACKAGE = "io.selvage.verify.study.";
    private static final int VARIANTS = 19;

    private StudyMatrix() {}

    static ReportContent run(Options options, Consumer<String> progress) {
        Map<String, VerifyResult> results = new LinkedHashMap<>();
        Path script = script(options.out());
        for (String name : names()) {
            progress.accept("verifying " + name);
            Options own = options.with(OptionList.CLASSPATH, List.of(here()))
                    .with(MonitorOptions.CLASS, PACKAGE + name)
                    .with(FrontEndOptions.SCRIPT, List.of(script.toString()));
            results.put(name, new Verifier(own, line -> {}).verify());
        }
        return new StudyContent(results);
    }

    static List<String> names() {
        List<String> names = new ArrayList<>(List.of("ReadersWriters"));
        for (int i = 1; i <= VARIANTS; i++) {
            names.add(String.format("Variant%02d", i));
        }
        return names;
    }

    /** The bundled script, as a file that schedules can name. */
    static Path script(Path folder) {
        Path file = folder.resolve("verify").resolve("readers-writers.conan");
        try (InputStream in = StudyMatrix.class.getResourceAsStream("readers-writers.conan")) {
            Files.createDirectories(file.getParent());
            Files.write(file, in.readAllBytes());
            return file;
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** The jar or folder that this class comes from, which has the variants too. */
    static Path here() {
        try {
            return Path.of(StudyMatrix.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
