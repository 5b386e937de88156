package io.selvage.testbed.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A headless Chromium in a process of its own. */
public final class Browser implements AutoCloseable {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome", "chrome");
    private static final Pattern LISTENING = Pattern.compile("DevTools listening on ws://([^/]+)/");
    private static final Pattern PAGE = Pattern.compile("\"webSocketDebuggerUrl\": *\"(ws://[^\"]+/page/[^\"]+)\"");

    private final Process process;
    private final Wire wire;

    private Browser(Process process, Wire wire) {
        this.process = process;
        this.wire = wire;
    }

    /** @param folder for its profile; nothing of the user's is touched */
    public static Browser start(Path folder) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        executable().toString(),
                        "--headless=new",
                        // Where tests run as root there is no sandbox to be had; the pages are our own.
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--disable-extensions",
                        "--disable-component-update",
                        "--disable-background-networking",
                        "--force-device-scale-factor=1",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + folder.toAbsolutePath(),
                        "about:blank")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            return new Browser(process, connect(process));
        } catch (IOException | RuntimeException unusable) {
            process.destroyForcibly();
            throw unusable;
        }
    }

    private static Wire connect(Process process) throws IOException, InterruptedException {
        Wire wire = new Wire(page(address(process)));
        for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
            wire.send(domain + ".enable", "{}");
        }
        return wire;
    }

    public Tab tab() {
        return new Tab(wire);
    }

    private static Path executable() {
        for (String folder : System.getenv("PATH").split(":")) {
            for (String name : NAMES) {
                Path path = Path.of(folder, name);
                if (Files.isExecutable(path)) {
                    return path;
                }
            }
        }
        throw new IllegalStateException("the HTML report is tested in a real browser, and none of " + NAMES
                + " is on the PATH; install one: apt-get install -y --no-install-recommends chromium");
    }

    /** Reads what the browser says until it tells where it listens; goes on reading, lest it blocks. */
    private static String address(Process process) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher matcher = LISTENING.matcher(line);
            if (matcher.find()) {
                drain(lines);
                return matcher.group(1);
            }
            said.append(line).append('\n');
        }
        throw new IllegalStateException("the browser did not start: " + said);
    }

    private static void drain(BufferedReader lines) {
        Thread reader = new Thread(() -> readToEnd(lines), "browser-errors");
        reader.setDaemon(true);
        reader.start();
    }

    private static void readToEnd(BufferedReader lines) {
        try {
            lines.transferTo(Writer.nullWriter());
        } catch (IOException over) {
            // It was closed.
        }
    }

    private static URI page(String address) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + address + "/json/list"))
                .build();
        String list = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
        Matcher matcher = PAGE.matcher(list);
        if (!matcher.find()) {
            throw new IllegalStateException("the browser shows no page: " + list);
        }
        return URI.create(matcher.group(1));
    }

    @Override
    public void close() {
        wire.close();
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void save(Path file, byte[] bytes) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
