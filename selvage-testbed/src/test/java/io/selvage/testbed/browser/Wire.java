package io.selvage.testbed.browser;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Messages of the Chrome DevTools Protocol: commands with their answers, and events as they come. */
final class Wire implements WebSocket.Listener {
    private static final Pattern ID = Pattern.compile("^\\{\"id\":(\\d+),");
    private static final Pattern METHOD = Pattern.compile("^\\{\"method\":\"([^\"]+)\"");
    private static final int PATIENCE_SECONDS = 300;

    private final AtomicInteger lastId = new AtomicInteger();
    private final Map<Integer, CompletableFuture<String>> answers = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<String>> awaited = new ConcurrentHashMap<>();
    private final List<String> events = new CopyOnWriteArrayList<>();
    private final StringBuilder message = new StringBuilder();
    private final WebSocket socket;

    Wire(URI address) {
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, this)
                .join();
    }

    /** Waits for the answer; an error of the browser is a failure. */
    String send(String method, String parameters) {
        int id = lastId.incrementAndGet();
        CompletableFuture<String> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText("{\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + parameters + "}", true)
                .join();
        String text = answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
        if (text.startsWith("{\"id\":" + id + ",\"error\"")) {
            throw new IllegalStateException(method + ": " + text);
        }
        return text;
    }

    /** The next event of this kind; to be asked for before what causes it. */
    CompletableFuture<String> next(String method) {
        CompletableFuture<String> event = new CompletableFuture<>();
        awaited.put(method, event);
        return event.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** All events so far whose text contains {@code part}. */
    List<String> events(String part) {
        return events.stream().filter(event -> event.contains(part)).toList();
    }

    void forgetEvents() {
        events.clear();
    }

    void close() {
        socket.abort();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        message.append(part);
        if (last) {
            take(message.toString());
            message.setLength(0);
        }
        from.request(1);
        return null;
    }

    private void take(String text) {
        Matcher id = ID.matcher(text);
        if (id.find()) {
            answers.remove(Integer.parseInt(id.group(1))).complete(text);
            return;
        }
        events.add(text);
        Matcher method = METHOD.matcher(text);
        CompletableFuture<String> waiting = method.find() ? awaited.remove(method.group(1)) : null;
        if (waiting != null) {
            waiting.complete(text);
        }
    }
}
