//go:build tools

// Package livekit pins the LiveKit server that `npm start` builds where no release binary can be had.
package livekit

import _ "github.com/livekit/livekit-server/cmd/server"
