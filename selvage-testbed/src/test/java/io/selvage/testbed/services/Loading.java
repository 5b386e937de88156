package io.selvage.testbed.services;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/** Class loaders, resources, providers, bundles and file systems. */
final class Loading {
    private static final String TEXT = "services/text.txt";
    private static final ClassLoader LOADER = Loading.class.getClassLoader();

    private Loading() {}

    static void ask(Answers a) {
        resources(a);
        loaders(a);
        providers(a);
        bundles(a);
        files(a);
    }

    private static void resources(Answers a) {
        a.ask("resource", () -> LOADER.getResource(TEXT));
        a.ask("resource of class", () -> Loading.class.getResource("/" + TEXT));
        a.ask("own class", () -> Loading.class.getResource("Loading.class"));
        a.ask("system resource", () -> ClassLoader.getSystemResource(TEXT));
        a.ask(
                "context resource",
                () -> Thread.currentThread().getContextClassLoader().getResource(TEXT));
        a.ask("resources", () -> Collections.list(LOADER.getResources(TEXT)));
        a.ask("system resources", () -> Collections.list(ClassLoader.getSystemResources(TEXT)));
        a.ask(
                "stream of resources",
                () -> LOADER.resources(TEXT).map(URL::toString).collect(Collectors.toList()));
        a.ask("no resource", () -> LOADER.getResource("services/nothing"));
        a.ask("text", () -> text(LOADER.getResourceAsStream(TEXT)));
        a.ask("text of class", () -> text(Loading.class.getResourceAsStream("/" + TEXT)));
        a.ask("system text", () -> text(ClassLoader.getSystemResourceAsStream(TEXT)));
        a.ask("text of url", () -> text(LOADER.getResource(TEXT).openStream()));
        a.ask("folder", () -> LOADER.getResource("services/"));
        a.ask("type", () -> LOADER.getResource(TEXT).openConnection().getContentLength());
        a.ask(
                "jar",
                () -> LOADER.getResource(TEXT).openConnection() instanceof JarURLConnection jar
                        ? jar.getEntryName() + " " + jar.getMainAttributes()
                        : "no jar");
        a.ask(
                "of the jdk",
                () -> text(Object.class.getResourceAsStream("Object.class")).length() > 0);
        a.ask("module resource", () -> Object.class.getModule().getResourceAsStream("java/lang/Object.class") != null);
        a.ask(
                "jrt",
                () -> new URL("jrt:/java.base/java/lang/Object.class")
                        .openStream()
                        .read());
        a.ask("protocol", () -> new URL("nonsense:x"));
        a.ask(
                "source",
                () -> Loading.class.getProtectionDomain().getCodeSource().getLocation());
        a.ask("source of jdk", () -> Object.class.getProtectionDomain().getCodeSource());
    }

    private static void loaders(Answers a) {
        a.ask("system loader", () -> ClassLoader.getSystemClassLoader() == LOADER);
        a.ask("context loader", () -> Thread.currentThread().getContextClassLoader() == LOADER);
        a.ask("loader", LOADER::getName);
        a.ask("parent", () -> LOADER.getParent() == ClassLoader.getPlatformClassLoader());
        a.ask("platform", () -> ClassLoader.getPlatformClassLoader().getName());
        a.ask("by name", () -> Class.forName("io.selvage.testbed.services.Texts") == Texts.class);
        a.ask("by loader", () -> Class.forName("java.sql.Driver", false, LOADER));
        a.ask(
                "by system loader",
                () -> ClassLoader.getSystemClassLoader().loadClass(Loading.class.getName()) == Loading.class);
        a.ask("no class", () -> Class.forName("io.selvage.testbed.services.Nothing"));
        a.ask("of the tool", () -> Class.forName("io.selvage.cli.Main"));
        a.ask("package", () -> Loading.class.getPackage());
        a.ask("package title", () -> Loading.class.getPackage().getImplementationTitle());
        a.ask("packages", () -> LOADER.getDefinedPackage("io.selvage.testbed.services") != null);
        a.ask("module", () -> Loading.class.getModule().isNamed() + " " + Object.class.getModule());
        a.ask("layer", () -> ModuleLayer.boot().findModule("jdk.localedata").isPresent());
        a.ask("assertions", () -> Loading.class.desiredAssertionStatus());
    }

    private static void providers(Answers a) {
        a.ask("providers", () -> names(ServiceLoader.load(Greeting.class)));
        a.ask("providers by loader", () -> names(ServiceLoader.load(Greeting.class, LOADER)));
        a.ask("providers of system", () -> names(ServiceLoader.load(Greeting.class, null)));
        a.ask(
                "greeting",
                () -> ServiceLoader.load(Greeting.class)
                        .findFirst()
                        .orElseThrow()
                        .text());
        a.ask(
                "stream",
                () -> ServiceLoader.load(Greeting.class).stream()
                        .map(p -> p.type().getName())
                        .toList());
        a.ask("installed", () -> names(ServiceLoader.loadInstalled(Greeting.class)));
        a.ask("zip", () -> sorted(ServiceLoader.load(FileSystemProvider.class)));
        a.ask("installed zip", () -> sorted(ServiceLoader.loadInstalled(FileSystemProvider.class)));
        a.ask("tools", () -> ToolProvider.findFirst("jar").map(ToolProvider::name));
        a.ask("javac", () -> javax.tools.ToolProvider.getSystemJavaCompiler() != null);
    }

    private static void bundles(Answers a) {
        a.ask("bundle", () -> ResourceBundle.getBundle("services.words").getString("yes"));
        for (String tag : List.of("de", "fr", "en")) {
            a.ask(
                    "bundle " + tag,
                    () -> ResourceBundle.getBundle("services.words", java.util.Locale.forLanguageTag(tag))
                            .getString("yes"));
        }
        a.ask("no bundle", () -> ResourceBundle.getBundle("services.nothing").getString("yes"));
    }

    private static void files(Answers a) {
        Callable<Path> made = () -> Files.createTempFile("services", ".zip");
        a.ask("zip file system", () -> {
            Path file = made.call();
            Files.delete(file);
            try (FileSystem zip =
                    FileSystems.newFileSystem(URI.create("jar:" + file.toUri()), Map.of("create", "true"))) {
                Files.writeString(zip.getPath("/a.txt"), "in a zip");
            }
            try (FileSystem zip = FileSystems.newFileSystem(file, (ClassLoader) null)) {
                return Files.readString(zip.getPath("/a.txt")) + zip.isOpen();
            } finally {
                Files.delete(file);
            }
        });
        a.ask(
                "schemes",
                () -> FileSystemProvider.installedProviders().stream()
                        .map(FileSystemProvider::getScheme)
                        .sorted()
                        .toList());
        a.ask(
                "jrt files",
                () -> Files.exists(
                        FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base")));
        a.ask("path", () -> Path.of("a", "..", "b").normalize());
        a.ask("content", () -> Files.probeContentType(Path.of("a.html")));
    }

    private static List<String> names(ServiceLoader<?> loader) {
        return loader.stream().map(provider -> provider.type().getName()).toList();
    }

    private static List<String> sorted(ServiceLoader<?> loader) {
        return loader.stream()
                .map(provider -> provider.type().getName())
                .sorted()
                .toList();
    }

    private static String text(InputStream in) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.ISO_8859_1))) {
            return reader.readLine();
        }
    }
}
