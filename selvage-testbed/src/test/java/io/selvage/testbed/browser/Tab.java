package io.selvage.testbed.browser;

import io.selvage.report.JsonWriter;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page that is open, used as a person would: by mouse and keys. */
public final class Tab {
    private static final Pattern VALUE = Pattern.compile("\"type\":\"string\",\"value\":\"([^\"]*)\"");
    private static final Pattern DATA = Pattern.compile("\"data\":\"([^\"]*)\"");

    private final Wire wire;

    Tab(Wire wire) {
        this.wire = wire;
    }

    /** Waits until it is there and its scripts have run. */
    public Tab open(Path file) {
        wire.forgetEvents();
        CompletableFuture<String> loaded = wire.next("Page.loadEventFired");
        wire.send("Page.navigate", "{\"url\":\"" + file.toUri() + "\"}");
        loaded.join();
        return this;
    }

    public Tab size(int width, int height) {
        boolean phone = width < 600;
        wire.send(
                "Emulation.setDeviceMetricsOverride",
                "{\"width\":" + width + ",\"height\":" + height + ",\"deviceScaleFactor\":1,\"mobile\":" + phone + "}");
        return this;
    }

    /** @param scheme {@code light} or {@code dark}: what the system prefers */
    public Tab prefer(String scheme) {
        wire.send(
                "Emulation.setEmulatedMedia",
                "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"" + scheme + "\"}]}");
        return this;
    }

    /** The value of an expression as text. */
    public String eval(String expression) {
        // Percent signs keep quotes and backslashes out of the answer, so that no parser is needed for it.
        String quoted = new JsonWriter()
                .value("encodeURIComponent(String(" + expression + "))")
                .toString();
        String answer = wire.send("Runtime.evaluate", "{\"expression\":" + quoted + "}");
        Matcher value = VALUE.matcher(answer);
        if (!value.find()) {
            throw new IllegalStateException(expression + ": " + answer);
        }
        return URLDecoder.decode(value.group(1).replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** The text that can be seen of the first element that matches. */
    public String text(String selector) {
        return eval(element(selector) + ".innerText ?? " + element(selector) + ".textContent");
    }

    public int count(String selector) {
        return Integer.parseInt(eval("document.querySelectorAll(" + new JsonWriter().value(selector) + ").length"));
    }

    public Tab click(String selector) {
        eval(element(selector) + ".scrollIntoView({block: 'center', inline: 'center'})");
        String[] at = eval("(r => (r.x + r.width / 2) + ' ' + (r.y + r.height / 2))(" + element(selector)
                        + ".getBoundingClientRect())")
                .split(" ");
        mouse("mousePressed", at);
        mouse("mouseReleased", at);
        return settled();
    }

    /** Presses at one place of the window, moves to another and lets go. */
    public Tab drag(int fromX, int fromY, int toX, int toY) {
        String[] to = {Integer.toString(toX), Integer.toString(toY)};
        mouse("mousePressed", new String[] {Integer.toString(fromX), Integer.toString(fromY)});
        mouse("mouseMoved", to);
        mouse("mouseReleased", to);
        return settled();
    }

    public Tab wheel(int x, int y, int by) {
        wire.send(
                "Input.dispatchMouseEvent",
                "{\"type\":\"mouseWheel\",\"x\":" + x + ",\"y\":" + y + ",\"deltaX\":0,\"deltaY\":" + by + "}");
        return settled();
    }

    private void mouse(String type, String[] at) {
        wire.send(
                "Input.dispatchMouseEvent",
                "{\"type\":\"" + type + "\",\"x\":" + at[0] + ",\"y\":" + at[1]
                        + ",\"button\":\"left\",\"buttons\":1,\"clickCount\":1}");
    }

    /** @param key as scripts call it: {@code ArrowRight} */
    public Tab press(String key) {
        String text = key.length() == 1 ? ",\"text\":\"" + key + "\"" : "";
        wire.send("Input.dispatchKeyEvent", "{\"type\":\"keyDown\",\"key\":\"" + key + "\"" + text + "}");
        wire.send("Input.dispatchKeyEvent", "{\"type\":\"keyUp\",\"key\":\"" + key + "\"}");
        return settled();
    }

    /** Types into whatever has the focus. */
    public Tab type(String text) {
        wire.send("Input.insertText", "{\"text\":" + new JsonWriter().value(text) + "}");
        return settled();
    }

    /** Waits for what an input has set going: a frame, and the events that were waiting for it. */
    private Tab settled() {
        wire.send(
                "Runtime.evaluate",
                "{\"awaitPromise\":true,"
                        + "\"expression\":\"new Promise(done => requestAnimationFrame(() => setTimeout(done)))\"}");
        return this;
    }

    /** What scripts, policy or dialogs complained of since the page was opened. */
    public List<String> complaints() {
        // Any answer comes after the events before it.
        eval("1");
        return wire.events("\"method\":\"").stream()
                .filter(event -> event.contains("Runtime.exceptionThrown")
                        || event.contains("Log.entryAdded")
                        || event.contains("Page.javascriptDialogOpening"))
                .toList();
    }

    /** How much was asked for since the page was opened, itself included. */
    public int requests() {
        eval("1");
        return wire.events("\"method\":\"Network.requestWillBeSent\"").size();
    }

    public Tab screenshot(Path file) {
        Matcher data = DATA.matcher(wire.send("Page.captureScreenshot", "{}"));
        if (!data.find()) {
            throw new IllegalStateException("no picture of the page");
        }
        Browser.save(file, Base64.getDecoder().decode(data.group(1)));
        return this;
    }

    private static String element(String selector) {
        return "document.querySelector(" + new JsonWriter().value(selector) + ")";
    }
}
