package io.selvage.hooks;

/** Where the hooks of one explorer lead, by concern. Calls come from the thread under test that runs just now. */
public record Gates(MonitorGate monitors, MemoryGate memory, CallGate calls, ThreadGate threads, WorldGate world) {}
