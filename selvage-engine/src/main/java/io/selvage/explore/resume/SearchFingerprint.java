package io.selvage.explore.resume;

import io.selvage.explore.subject.Subject;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Everything that decides which executions a search has and in which order, as texts to be compared. */
final class SearchFingerprint {
    /** These say how to run and to report a search, or for how long; or they name files whose contents count instead. */
    private static final Set<Option<?>> INDIFFERENT = Set.of(
            OptionList.RESUME,
            OptionList.SCHEDULES,
            OptionList.TIME,
            OptionList.WORKERS,
            OptionList.CLASSPATH,
            OptionList.GRANULARITY,
            OptionList.OUT,
            OptionList.HTML,
            OptionList.SARIF,
            OptionList.JUNIT_XML,
            OptionList.JSON,
            OptionList.QUIET);

    private SearchFingerprint() {}

    static Map<String, String> of(Options options, Subject subject) {
        Map<String, String> texts = new TreeMap<>();
        for (Option<?> option : OptionList.all()) {
            if (!INDIFFERENT.contains(option)) {
                texts.put("--" + option.name(), text(options, option));
            }
        }
        texts.put("program", subject.name());
        texts.put("program's arguments", subject.args().toString());
        texts.put("class path's contents", contents(subject.classpath()));
        texts.put(
                "--granularity file's contents",
                options.granularity().map(file -> contents(List.of(file))).orElse("none"));
        texts.put("JDK", System.getProperty("java.vm.version"));
        return texts;
    }

    private static <T> String text(Options options, Option<T> option) {
        return options.find(option).map(option::text).orElse("");
    }

    private static String contents(List<Path> entries) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path entry : entries) {
                addAll(entry, digest);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addAll(Path entry, MessageDigest digest) throws IOException {
        List<Path> files;
        try (Stream<Path> below = Files.exists(entry) ? Files.walk(entry) : Stream.empty()) {
            files = below.filter(file -> Files.isRegularFile(file) && (file.equals(entry) || isClasses(file)))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            digest.update(entry.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
            try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
                in.transferTo(OutputStream.nullOutputStream());
            }
        }
    }

    /** A folder of classes may hold what the run itself writes. */
    private static boolean isClasses(Path file) {
        String name = file.toString();
        return name.endsWith(".class") || name.endsWith(".jar") || name.endsWith(".zip");
    }
}
