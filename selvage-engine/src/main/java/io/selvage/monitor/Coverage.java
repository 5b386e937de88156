package io.selvage.monitor;

/** What an exploration has exercised. */
final class Coverage {
    void notified(int site, Crew crew) {}
}
