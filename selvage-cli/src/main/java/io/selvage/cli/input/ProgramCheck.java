package io.selvage.cli.input;

import io.selvage.explore.subject.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds out before anything is run whether a program can be run at all. */
public final class ProgramCheck {
    private final Program program;

    private ProgramCheck(Program program) {
        this.program = program;
    }

    /** @throws BadInput if not */
    public static void check(Program program) {
        ProgramCheck check = new ProgramCheck(program);
        checkEntries(program.classpath());
        check.checkMain();
    }

    /** @throws BadInput if an entry is not there, or is neither a folder nor a jar */
    public static void checkEntries(List<Path> classpath) {
        classpath.forEach(ProgramCheck::checkEntry);
    }

    private static void checkEntry(Path entry) {
        if (!Files.exists(entry)) {
            throw new BadInput("class path entry " + entry + " does not exist", "build it, or correct --classpath");
        }
        if (!Files.isReadable(entry)) {
            throw new BadInput("class path entry " + entry + " cannot be read", "check its permissions");
        }
        if (!Files.isDirectory(entry)) {
            try (ZipFile jar = new ZipFile(entry.toFile())) {
                jar.size();
            } catch (IOException broken) {
                throw new BadInput(
                        "class path entry " + entry + " is neither a folder nor a jar (" + broken.getMessage() + ")",
                        "give folders of class files, or jars");
            }
        }
    }

    private void checkMain() {
        String main = program.mainClass();
        ClassHeader header = find(main).orElseThrow(() -> missing(main));
        int depth = 0;
        while (!header.hasMain()) {
            Optional<ClassHeader> parent = header.superName() == null || ++depth > 100
                    ? Optional.empty()
                    : find(header.superName().replace('/', '.'));
            header = parent.orElseThrow(() -> new BadInput(
                    "class " + main + " has no main method", "give a class with 'public static void main(String[])'"));
        }
    }

    private Optional<ClassHeader> find(String name) {
        String file = name.replace('.', '/') + ".class";
        for (Path entry : program.classpath()) {
            try {
                Optional<byte[]> bytes = Files.isDirectory(entry) ? fromFolder(entry, file) : fromJar(entry, file);
                if (bytes.isPresent()) {
                    return Optional.of(supported(name, entry, ClassHeader.read(bytes.get())));
                }
            } catch (IOException broken) {
                throw new BadInput(
                        "class " + name + " in " + entry + " cannot be read (" + broken.getMessage() + ")",
                        "compile it again");
            }
        }
        return Optional.empty();
    }

    private static Optional<byte[]> fromFolder(Path folder, String file) throws IOException {
        Path path = folder.resolve(file);
        return Files.isRegularFile(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
    }

    private static Optional<byte[]> fromJar(Path path, String file) throws IOException {
        try (ZipFile jar = new ZipFile(path.toFile())) {
            ZipEntry entry = jar.getEntry(file);
            return entry == null
                    ? Optional.empty()
                    : Optional.of(jar.getInputStream(entry).readAllBytes());
        }
    }

    private static ClassHeader supported(String name, Path entry, ClassHeader header) {
        int running = Runtime.version().feature();
        if (header.javaVersion() > running) {
            throw new BadInput(
                    "class " + name + " in " + entry + " is compiled for Java " + header.javaVersion()
                            + ", and this is Java " + running,
                    "set SELVAGE_JAVA_HOME to a newer JDK, or compile with --release " + running);
        }
        return header;
    }

    private BadInput missing(String main) {
        if (main.endsWith(".java") || main.endsWith(".class") || main.contains("/")) {
            return new BadInput(
                    "'" + main + "' is a file, not a class",
                    "give the class's name, as in com.acme.Main, "
                            + "and the folder of its class files with --classpath");
        }
        return new MissingClass(main, program.classpath()).message();
    }
}
