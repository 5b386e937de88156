package io.selvage.explore.resume;

import io.selvage.explore.subject.Subject;
import io.selvage.options.Effect;
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
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Everything that decides which executions a search has, in which order, and what is found in them, as texts to be
 * compared.
 */
public final class SearchFingerprint {
    public static final String PROGRAM = "program";
    public static final String ARGUMENTS = "program's arguments";

    private SearchFingerprint() {}

    public static Map<String, String> of(Options options, Subject subject) {
        Map<String, String> texts = new TreeMap<>();
        for (Option<?> option : OptionList.all()) {
            if (option.decides(Effect.WEAVING, Effect.CHOICES, Effect.ENVIRONMENT, Effect.SEARCH, Effect.DETECTION)) {
                add(option, options, texts);
            }
        }
        texts.put(PROGRAM, subject.name());
        texts.put(ARGUMENTS, subject.args().toString());
        texts.put("class path's contents", contents(subject.contents()));
        texts.put("JDK", System.getProperty("java.vm.version"));
        return texts;
    }

    private static void add(Option<?> option, Options options, Map<String, String> texts) {
        String value = options.text(option);
        if (option.isInputFile()) {
            texts.put(option + " file's contents", value.isEmpty() ? "none" : contents(List.of(Path.of(value))));
        } else {
            texts.put(option.toString(), value);
        }
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
