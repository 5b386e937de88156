package io.selvage.cli.input;

import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.CommandName;
import io.selvage.script.Script;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A script and the options to run it with: one that is bundled brings its component along. */
public record ScriptSource(Script script, Options options) {
    /** The bundled scripts, by name. */
    public static final List<String> BUNDLED = List.of(
            "producer-consumer",
            "clock",
            "readers-writers",
            "readers-writers-priority",
            "reader-writer",
            "read-write-safe",
            "read-write-fair",
            "read-write-priority",
            "semaphore",
            "bounded-buffer",
            "buffer",
            "buffer-stress",
            "fair-bridge",
            "safe-bridge",
            "car-park",
            "simple-allocator",
            "fair-allocator",
            "bounded-overtaking-allocator");

    /** @param name a file, or a bundled script with or without folder and ending, as schedules have it */
    public static ScriptSource find(String name, Options options) {
        String plain = name.substring(name.lastIndexOf('/') + 1).replaceFirst("\\.conan$", "");
        if (!Files.exists(Path.of(name)) && BUNDLED.contains(plain)) {
            Options own = options.classpath().isEmpty() ? options.with(OptionList.CLASSPATH, List.of(here())) : options;
            return new ScriptSource(Script.parse(plain + ".conan", bundled(plain)), own);
        }
        if (!Files.exists(Path.of(name)) && name.equals(plain)) {
            throw new BadInput(
                    "there is no script '" + name + "', neither a file nor a bundled one"
                            + Suggestions.hint(name, BUNDLED),
                    "'" + CommandName.text() + " list' names the bundled ones");
        }
        return new ScriptSource(Script.parse(Path.of(name)), besidesBundled(options));
    }

    /** The given class path, or what is here, and after it the components that are bundled. */
    public static Options besidesBundled(Options options) {
        List<Path> all = new ArrayList<>(options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath());
        all.add(here());
        return options.with(OptionList.CLASSPATH, all);
    }

    /** The text of a bundled script. */
    public static String bundled(String name) {
        try (InputStream in = ScriptSource.class.getResourceAsStream("/io/selvage/cli/scripts/" + name + ".conan")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The jar or folder that this class comes from, which has the components too. */
    private static Path here() {
        try {
            return Path.of(ScriptSource.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
