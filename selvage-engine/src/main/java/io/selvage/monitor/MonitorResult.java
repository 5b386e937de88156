package io.selvage.monitor;

import io.selvage.explore.Result;

/**
 * What an exploration of a monitor found out.
 *
 * @param states states kept, and moves that the checker rejected
 * @param paths moves that ended a path
 * @param transitions moves, replays not counted
 */
public record MonitorResult(Result result, long states, long paths, long transitions, int mcda, StateGraph graph) {}
